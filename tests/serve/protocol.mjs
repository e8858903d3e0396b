// Helpers that the tests in Node.js share: requests, a WebSocket with its messages, waiting for something. Run by
// tools/node.
export async function request(address, method, path, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}

// Somebody with a token (or nobody) and an open WebSocket. Keeps every message.
export class Person {
  constructor(address, name) {
    Object.assign(this, { address, name, heard: [], sent: 0, state: {}, token: '' });
  }

  async arrive() {
    if (this.name) {
      const answer = await request(this.address, 'POST', '/api/guests', { name: this.name, token: true });
      this.token = answer.body.token;
    }
    const headers = this.token ? { Authorization: `Bearer ${this.token}` } : {};
    this.socket = new WebSocket(`${this.address.replace(/^http/, 'ws')}/ws`, { headers });
    this.closed = new Promise((resolve) => {
      this.socket.onclose = resolve;
    });
    this.socket.onmessage = ({ data }) => {
      for (const line of data.split('\n').filter(Boolean)) {
        const message = JSON.parse(line);
        this.heard.push(message);
        if (message.type === 'table') this.state[message.table] = message;
      }
    };
    await this.until(() => this.heard.some((m) => m.type === 'hello'), 'hello');
    return this;
  }

  post(method, path, body) {
    return request(this.address, method, path, body, this.token);
  }

  // Sends a command as it is, but for its id; resolves with the answer.
  async say(message) {
    const id = 1000 + ++this.sent;
    this.socket.send(JSON.stringify({ ...message, id }));
    const answer = (m) => m.id === id;
    await this.until(() => this.heard.some(answer), `an answer to ${JSON.stringify(message)}`);
    return this.heard.find(answer);
  }

  async must(message) {
    const answer = await this.say(message);
    if (answer.type !== 'done') throw new Error(`${JSON.stringify(message)} was refused: ${JSON.stringify(answer)}`);
  }

  async until(condition, what, ms = 15000) {
    const end = Date.now() + ms;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`${this.name || 'nobody'} waited in vain for ${what}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 2);
      });
    }
  }
}
