import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const GATEWAY = Number(process.env['E2E_PORT'] ?? 4390);

/** What happens to the bytes of an answer. */
export type LineFault =
  /** The line ends in the middle of it. */
  | 'cut'
  /** The line is reset before a byte of it has come. */
  | 'reset'
  /** Its second half is kept back until the fault ends. */
  | 'held'
  /** It comes a few bytes at a time. */
  | 'slow';

/** How many bytes pass before the fault: the head of an answer, and the beginning of its body. */
const PASSED = 900;
/** So many at a time, and so long between them, in ms. */
const SIP = 256;
const SIP_MS = 5;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function sip(socket: Socket, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length && socket.writable; at += SIP) {
    socket.write(bytes.subarray(at, at + SIP));
    await wait(SIP_MS);
  }
}

/**
 * A line between browser and gateway that can fail in the middle of an answer: bytes are passed on as they come, and
 * nothing is known of HTTP but the address in the first line of a request.
 */
export class CutLine {
  fault: LineFault | null = null;
  /** Requests that the fault is for. */
  at = /^$/;
  /** How many answers it has struck. */
  strikes = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #release: () => void = () => undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<CutLine> {
    const server = createServer();
    const line = new CutLine(server);
    server.on('connection', (browser) => line.join(browser));
    server.listen(0, 'localhost');
    await once(server, 'listening');
    return line;
  }

  get address(): string {
    return `http://localhost:${String((this.#server.address() as AddressInfo).port)}`;
  }

  end(): void {
    this.fault = null;
    this.#release();
  }

  async close(): Promise<void> {
    this.end();
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  private join(browser: Socket): void {
    const gateway = connect(GATEWAY, '127.0.0.1');
    const sockets = [browser, gateway];
    for (const socket of sockets) {
      this.#sockets.add(socket);
      // Whoever cuts a line makes errors at both its ends.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        for (const other of sockets) other.destroy();
      });
    }
    // Of the answer that is on its way: what befalls it, and how much of it has come.
    let fault: LineFault | null = null;
    let passed = 0;
    let sending: Promise<void> = Promise.resolve();
    browser.on('data', (bytes: Buffer) => {
      const [, address] = /^[A-Z]+ (\S+) HTTP\//.exec(bytes.toString('latin1')) ?? [];
      if (address !== undefined) {
        passed = 0;
        fault = this.fault !== null && this.at.test(address) ? this.fault : null;
        if (fault !== null) this.strikes += 1;
      }
      gateway.write(bytes);
    });
    gateway.on('data', (bytes: Buffer) => {
      const struck = fault;
      sending = sending.then(async () => {
        if (struck === null || !browser.writable) {
          browser.write(bytes);
          return;
        }
        const rest = await this.strike(struck, browser, { bytes, room: PASSED - passed });
        passed += bytes.length;
        if (rest.length > 0) browser.write(rest);
      });
    });
  }

  /** Does to an answer's bytes what the fault does; gives what is to follow them at once. */
  private async strike(
    fault: LineFault,
    browser: Socket,
    { bytes, room }: { bytes: Buffer; room: number },
  ): Promise<Buffer> {
    if (fault === 'reset') {
      browser.resetAndDestroy();
      return Buffer.alloc(0);
    }
    // The middle of an answer that is shorter.
    const first = Math.max(0, Math.min(room, Math.floor(bytes.length / 2)));
    if (first > 0) browser.write(bytes.subarray(0, first));
    const rest = bytes.subarray(first);
    if (fault === 'cut') {
      browser.end();
      return Buffer.alloc(0);
    }
    if (fault === 'held') {
      await new Promise<void>((resolve) => {
        const before = this.#release;
        this.#release = () => {
          before();
          resolve();
        };
      });
      return rest;
    }
    await sip(browser, rest);
    return Buffer.alloc(0);
  }
}
