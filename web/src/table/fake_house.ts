// For tests: a house at the other end of fake WebSockets, and messages of a table.
import type { Socket } from './connection.svelte';
import type { TableMessage, Turn } from './protocol';

export class FakeSocket implements Socket {
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  said: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  /** What the house says, all in one message. */
  hear(...messages: object[]): void {
    const data = messages.map((message) => JSON.stringify(message)).join('\n');
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }

  hello(more: object = {}): void {
    this.hear({ type: 'hello', protocol: 1, version: '0.1.0', player: 'ana', name: 'Ana', now: Date.now(), ...more });
  }

  break(code = 1006): void {
    this.onclose?.call(this as never, { code } as CloseEvent);
  }

  of(type: string): Record<string, unknown>[] {
    return this.said.filter((message) => message['type'] === type);
  }
}

export class FakeHouse {
  sockets: FakeSocket[] = [];
  settled = 0;
  /** Whether it still knows who we are; null: it cannot be asked. */
  isKnown: boolean | null = true;
  asked = 0;
  ways = {
    open: (): Socket => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket;
    },
    settle: async (): Promise<boolean> => {
      ++this.settled;
      return false;
    },
    isKnown: async (): Promise<boolean> => {
      ++this.asked;
      if (this.isKnown === null) throw new Error('away');
      return this.isKnown;
    },
  };

  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
}

export function aTurn(round: number, turn: number, version: number, choices: string[] = ['123', '456']): Turn {
  return { round, turn, version, choices: choices.map((choice) => ({ choice, salt: '', sha256: '' })), outcome: null };
}

export function aTable(
  version: number,
  turns: Turn[] = [],
  more: Partial<TableMessage['state']> = {},
  table = 'h7c2m5k4t6xwqz3',
): TableMessage {
  const seats = [
    { name: 'Ana', must_act: true },
    { name: 'Ben', must_act: true },
  ];
  return {
    type: 'table',
    table,
    version,
    now: Date.now(),
    here: [0],
    watchers: 0,
    turns,
    you: { seat: 0 },
    state: {
      code: 'K7M4QX',
      phase: 'playing',
      settings: { game: 'any' },
      seats,
      round: 0,
      turn: turns.length,
      ...more,
    },
  };
}
