// Two browsers behind one small interface, without any library: Firefox by WebDriver BiDi over its own WebSocket, WebKit
// by WebDriver over HTTP. Needs a Node.js with WebSocket (tools/node).
//
//   name                 of the browser, with its version
//   touches              whether its driver has fingers
//   open(url)            goes there and waits until it has loaded
//   run(function, ...)   calls a function in the page; arguments and answer are JSON
//   perform(sources)     input as both protocols spell it: [{ type: 'pointer', id, parameters, actions: [...] }]
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

const patience = 30_000; // with a driver

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Asks until it answers. */
export async function until(what, ask, ms = 30_000) {
  const end = Date.now() + ms;
  for (;;) {
    let why = '';
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      why = `: ${error.message}`;
    }
    if (Date.now() > end) throw new Error(`waited in vain for ${what}${why}`);
    await sleep(50);
  }
}

/** A program that ends with the test. What it says is told when it does not answer. */
export class Program {
  said = '';

  constructor(command, args, env = {}) {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    child.once('error', (error) => (this.said += error.message));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => (this.said = (this.said + bytes).slice(-4000)));
    process.prependListener('exit', () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL'); // with its children, who are its group
      } catch {
        return; // it has ended already
      }
    });
  }

  answers(what, ask) {
    return until(what, () => ask().catch((error) => Promise.reject(new Error(`${error.message} ${this.said}`))));
  }
}

const inPage = (action, args) => `JSON.stringify((${action})(...${JSON.stringify(args)}) ?? null)`;

export async function firefox({ width, height, folder }) {
  const settings = {
    'intl.accept_languages': 'en-GB',
    'browser.shell.checkDefaultBrowser': false,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(folder, 'user.js'), lines.join(''));
  const port = await freePort();
  const args = ['--headless', '--no-remote', '--profile', folder, `--remote-debugging-port=${port}`, 'about:blank'];
  const browser = new Program('firefox-esr', args, { HOME: folder });
  const socket = await browser.answers(
    'Firefox',
    () =>
      new Promise((done, fail) => {
        const one = new WebSocket(`ws://127.0.0.1:${port}/session`);
        one.onopen = () => done(one);
        one.onerror = () => fail(new Error('no connection'));
      }),
  );
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    const { done, fail } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === 'error') fail?.(new Error(`${message.error}: ${message.message}`));
    else done?.(message.result);
  };
  socket.onclose = () => {
    for (const { fail } of waiting.values()) fail(new Error(`Firefox has gone: ${browser.said}`));
  };
  let last = 0;
  const ask = (method, params = {}) =>
    new Promise((done, fail) => {
      waiting.set(++last, { done, fail });
      setTimeout(() => fail(new Error(`no answer to ${method}`)), patience).unref();
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  const { capabilities } = await ask('session.new', { capabilities: {} });
  const { context } = await ask('browsingContext.create', { type: 'tab' }); // the first one never has the focus
  await ask('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    touches: true,
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(action, ...args) {
      const answer = await ask('script.evaluate', {
        expression: inPage(action, args),
        target: { context },
        awaitPromise: true,
      });
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    perform: (actions) => ask('input.performActions', { context, actions }),
  };
}

// Debian keeps it beside the library, in a folder of the architecture and the version.
function miniBrowser() {
  const inside = (folder, pattern) =>
    readdirSync(folder)
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name));
  const found = inside('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => inside(folder, /^webkit/))
    .map((folder) => join(folder, 'MiniBrowser'));
  return found
    .filter((path) => existsSync(path))
    .sort()
    .at(-1);
}

export async function webkit({ width, height, folder }) {
  const screen = new Program('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']);
  const display = await screen.answers('Xvfb', async () => /^(\d+)\n/m.exec(screen.said)?.[1]);
  const port = await freePort();
  await mkdir(join(folder, 'run'), { mode: 0o700 });
  const driver = new Program('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // needs rights that a container does not give; the page is ours
  });
  const ask = async (method, path, body) => {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await driver.answers('WebKitWebDriver', () => ask('GET', '/status'));
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const { sessionId, capabilities } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const at = `/session/${sessionId}`;
  await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width, height });
  return {
    name: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
    touches: false, // its driver makes a mouse of them
    open: (url) => ask('POST', `${at}/url`, { url }),
    run: async (action, ...args) =>
      JSON.parse(await ask('POST', `${at}/execute/sync`, { script: `return ${inPage(action, args)}`, args: [] })),
    perform: (actions) => ask('POST', `${at}/actions`, { actions }),
  };
}
