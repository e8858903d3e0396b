// Keys: what each does at the table.
export type KeyAction =
  | { do: 'move'; dx: number; dy: number }
  | { do: 'turn'; by: 1 | -1 }
  | { do: 'step'; by: 1 | -1 }
  | { do: 'zoom'; by: 1 | -1 }
  | { do: 'fit' | 'place' | 'reset' };

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keyAction(event: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = arrows[event.key];
  if (arrow) return { do: 'move', dx: arrow[0], dy: arrow[1] };
  switch (event.key.toLowerCase()) {
    case 'r':
      return { do: 'turn', by: event.shiftKey ? -1 : 1 };
    case 'n':
      return { do: 'step', by: 1 };
    case 'p':
      return { do: 'step', by: -1 };
    case '+':
    case '=':
      return { do: 'zoom', by: 1 };
    case '-':
      return { do: 'zoom', by: -1 };
    case '0':
      return { do: 'fit' };
    case 'enter':
      return { do: 'place' };
    case 'escape':
      return { do: 'reset' };
    default:
      return null;
  }
}

/** Keys count at the table and where nothing else has the focus; Enter and the arrows belong to what has it. */
export function keyIsOurs(target: EventTarget | null, table: Element, action: KeyAction): boolean {
  if (!(target instanceof Element)) return false;
  if (target.contains(table)) return true; // the page, or the screen around the table
  if (!table.contains(target)) return false;
  if (target.closest('input, textarea, select, dialog')) return false;
  return action.do !== 'place' || target.closest('button, a') === null;
}
