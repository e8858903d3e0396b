import type { Component } from 'svelte';
import type { Decision, RecordText } from '../../review/review';

/** What shows the decisions of a seat as ways to their turns. */
export interface TimeLineProps {
  decisions: Decision[];
  at: number;
  record: RecordText;
  Mark?: Component<{ record: RecordText; at: number }>;
  go: (to: number) => void;
}
