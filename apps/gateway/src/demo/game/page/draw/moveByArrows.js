/** Makes checkboxes one stop of the Tab key, as radio buttons are: the arrows move among them. */
export function moveByArrows(root, boxes) {
  const stopAt = (box) => {
    for (const one of boxes) one.tabIndex = one === box ? 0 : -1;
  };
  stopAt(boxes[0]);
  root.addEventListener('focusin', ({ target }) => {
    if (boxes.includes(target)) stopAt(target);
  });
  root.addEventListener('keydown', (event) => {
    const at = boxes.indexOf(event.target);
    const step = stepOf(event.key, boxes);
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    let next = at + step;
    // Those that can not be picked any more are passed over.
    while (boxes[next]?.disabled) next += step;
    boxes[next]?.focus();
  });
  // A stop that was disabled would leave none.
  root.addEventListener('change', () => {
    if (boxes.some(({ tabIndex, disabled }) => tabIndex === 0 && !disabled)) return;
    const open = boxes.find(({ disabled }) => !disabled);
    if (open !== undefined) stopAt(open);
  });
}

function stepOf(key, boxes) {
  const forward = getComputedStyle(boxes[0]).direction === 'rtl' ? -1 : 1;
  const top = boxes[0].getBoundingClientRect().top;
  const columns = boxes.findIndex((box) => box.getBoundingClientRect().top > top);
  const row = columns < 0 ? boxes.length : columns;
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: row, ArrowUp: -row }[key];
}
