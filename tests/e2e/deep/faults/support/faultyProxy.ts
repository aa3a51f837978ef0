import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const GATEWAY = Number(process.env['E2E_PORT'] ?? 4390);

/** What happens to the bytes of an answer. */
export type ProxyFault =
  /** The connection is closed in the middle. */
  | 'cut'
  /** The connection is reset before the first byte. */
  | 'reset'
  /** Its second half is delayed until the fault ends. */
  | 'stalled'
  /** It arrives a few bytes at a time. */
  | 'slow';

/** End of the headers. Faults are in the body: cut inside its headers, an answer would count as one without a body. */
const BODY = '\r\n\r\n';
/** Bytes of each write of a slow answer, and the pause after it, in ms. */
const TRICKLE_BYTES = 256;
const TRICKLE_MS = 5;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function trickle(socket: Socket, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length && socket.writable; at += TRICKLE_BYTES) {
    socket.write(bytes.subarray(at, at + TRICKLE_BYTES));
    await wait(TRICKLE_MS);
  }
}

/**
 * A TCP proxy between browser and gateway that can fail in the middle of an answer. It only knows HTTP enough to read
 * the path in the first line of a request.
 */
export class FaultyProxy {
  fault: ProxyFault | null = null;
  /** Paths that the fault applies to. */
  at = /^$/;
  /** Number of answers with the fault so far. */
  strikes = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #stalled: (() => void)[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<FaultyProxy> {
    const server = createServer();
    const proxy = new FaultyProxy(server);
    server.on('connection', (browser) => proxy.accept(browser));
    server.listen(0, 'localhost');
    await once(server, 'listening');
    return proxy;
  }

  get address(): string {
    return `http://localhost:${String((this.#server.address() as AddressInfo).port)}`;
  }

  end(): void {
    this.fault = null;
    for (const release of this.#stalled.splice(0)) release();
  }

  async close(): Promise<void> {
    this.end();
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  private accept(browser: Socket): void {
    const gateway = connect(GATEWAY, '127.0.0.1');
    const sockets = [browser, gateway];
    for (const socket of sockets) {
      this.#sockets.add(socket);
      // Cutting a connection causes errors on both sides.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        for (const other of sockets) other.destroy();
      });
    }
    // For the current answer: its fault, and whether its first bytes have yet to come.
    let fault: ProxyFault | null = null;
    let isFirst = true;
    let sending: Promise<void> = Promise.resolve();
    browser.on('data', (bytes: Buffer) => {
      const [, address] = /^[A-Z]+ (\S+) HTTP\//.exec(bytes.toString('latin1')) ?? [];
      if (address !== undefined) {
        isFirst = true;
        fault = this.fault !== null && this.at.test(address) ? this.fault : null;
        if (fault !== null) this.strikes += 1;
      }
      gateway.write(bytes);
    });
    gateway.on('data', (bytes: Buffer) => {
      const struck = fault;
      const begins = isFirst;
      isFirst = false;
      sending = sending.then(async () => {
        if (!browser.writable) return;
        if (struck === null) browser.write(bytes);
        else await this.strike(struck, browser, { bytes, begins });
      });
    });
  }

  private async strike(
    fault: ProxyFault,
    browser: Socket,
    { bytes, begins }: { bytes: Buffer; begins: boolean },
  ): Promise<void> {
    if (fault === 'reset') {
      browser.resetAndDestroy();
      return;
    }
    const at = bytes.indexOf(BODY);
    const head = begins && at >= 0 ? at + BODY.length : 0;
    const middle = Math.min(bytes.length, head + Math.floor((bytes.length - head) / 2));
    browser.write(bytes.subarray(0, middle));
    const rest = bytes.subarray(middle);
    if (fault === 'cut') browser.end();
    else if (fault === 'slow') await trickle(browser, rest);
    else {
      if (this.fault === 'stalled')
        await new Promise<void>((resolve) => {
          this.#stalled.push(resolve);
        });
      browser.write(rest);
    }
  }
}
