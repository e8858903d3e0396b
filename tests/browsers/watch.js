// Runs before the page does: what goes wrong in it is kept, over reloads too, for play.mjs; so are who
// pressed last and how often it was drawn.
{
  const keep = (text) => sessionStorage.setItem('wrong', `${sessionStorage.getItem('wrong') ?? ''}${location.pathname}: ${text}\n`);
  const told = console.error;
  console.error = (...words) => {
    keep(words.join(' '));
    told(...words);
  };
  // A script or picture that does not load is an error too, which only those hear who listen on the way down.
  addEventListener('error', ({ message, target }) => keep(message ?? `cannot load ${target.src ?? target.href}`), true);
  addEventListener('unhandledrejection', ({ reason }) => keep(reason?.message ?? JSON.stringify(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => keep(`against the policy: ${effectiveDirective} ${blockedURI}`));
  addEventListener('pointerdown', ({ pointerType }) => (window.pressedBy = pointerType), true);
  const draw = () => {
    window.drawn = (window.drawn ?? 0) + 1;
    requestAnimationFrame(draw);
  };
  draw();
}
