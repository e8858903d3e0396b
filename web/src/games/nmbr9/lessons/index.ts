// The lessons of NMBR 9 for the page.
import type { LessonsPart } from '../../../lessons/lesson';
import { judge } from './judge';
import { lessons } from './lessons';
import Step from './Step.svelte';
import type { Nmbr9Step } from './steps';

const part: LessonsPart<Nmbr9Step> = { lessons, judge, Step };
export default part as unknown as LessonsPart;
