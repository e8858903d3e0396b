// The lessons of The Number for the page.
import type { LessonsPart } from '../../../lessons/lesson';
import { judge } from './judge';
import { lessons } from './lessons';
import Step from './Step.svelte';
import type { NumberStep } from './steps';

const part: LessonsPart<NumberStep> = { lessons, judge, Step };
export default part as unknown as LessonsPart;
