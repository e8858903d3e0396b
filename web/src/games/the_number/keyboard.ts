// Keys of the board are for the whole page, but not for who is typing a text or answering a dialog.

export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]')) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Enter and Space on a button or link are its own. */
export function isOnControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, summary') !== null;
}
