import { chmod, unlink } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { accountCommandSchema } from './accountCommand.ts';
import { OperatorError, orderCommandSchema } from './command.ts';
import { deskCommandSchema } from './deskCommand.ts';

/** The message that is sent over the socket. */
const commandSchema = z.union([
  orderCommandSchema,
  deskCommandSchema,
  accountCommandSchema,
  z.object({ command: z.literal('countStaff') }),
  z.object({ command: z.literal('readCompany') }),
  z.object({ command: z.literal('backup'), file: z.string().min(1).max(4_000) }),
  z.object({ command: z.literal('exportGuide'), folder: z.string().min(1).max(4_000) }),
]);
export type Command = z.infer<typeof commandSchema>;

/** Runs a command; the result is printed. @throws OperatorError */
export type Operate = (command: Command) => Promise<string>;

const socketIn = (dataDir: string) => path.join(path.resolve(dataDir), 'operator.sock');

const responseSchema = z.object({ isDone: z.boolean(), text: z.string() });
const maxCharacters = 10_000;

interface OperatorSocket {
  close(): Promise<void>;
}

/**
 * The socket on which a running process accepts the operator's commands (docs/product/data.md), because commands cannot open
 * the embedded database while the process has locked it. Only the user that runs the product may connect. The product runs
 * even if the socket cannot be opened.
 */
export async function openOperatorSocket(
  dataDir: string,
  operate: Operate,
  log: (line: string) => void,
): Promise<OperatorSocket> {
  const file = socketIn(dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void response(socket, operate);
  });
  try {
    // Another process over the same folder keeps its socket; a dead one leaves a file behind.
    if (await isAlive(file)) return { close: async () => undefined };
    await unlink(file).catch(() => undefined);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      const before = process.umask(0o177);
      server.listen(file, resolve);
      process.umask(before);
    });
    await chmod(file, 0o600);
  } catch {
    log(`Operator's commands cannot reach this process: ${file} could not be opened.`);
  }
  server.unref();
  return {
    close: () => new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve())),
  };
}

async function response(socket: Socket, operate: Operate): Promise<void> {
  const said = await runOperation(socket, operate);
  socket.end(JSON.stringify(said));
}

async function runOperation(socket: Socket, operate: Operate): Promise<z.infer<typeof responseSchema>> {
  try {
    const command = (await text(socket)).slice(0, maxCharacters);
    return { isDone: true, text: await operate(commandSchema.parse(JSON.parse(command))) };
  } catch (error) {
    const isTheirs = error instanceof OperatorError;
    return { isDone: false, text: isTheirs ? error.message : 'The running product could not do it.' };
  }
}

function open(file: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ path: file, allowHalfOpen: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

async function isAlive(file: string): Promise<boolean> {
  const socket = await open(file);
  socket?.destroy();
  return socket !== null;
}

/** Sends a command to the running process; null when none runs over this folder. @throws OperatorError */
export async function askRunningProcess(dataDir: string, command: Command): Promise<string | null> {
  const socket = await open(socketIn(dataDir));
  if (!socket) return null;
  socket.end(JSON.stringify(command));
  const said = responseSchema.safeParse(JSON.parse((await text(socket)) || 'null'));
  if (!said.success) throw new OperatorError('The running product broke off without a response.');
  if (!said.data.isDone) throw new OperatorError(said.data.text);
  return said.data.text;
}
