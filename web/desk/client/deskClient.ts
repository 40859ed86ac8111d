import { deskAddresses } from '../../../contract/desk/addresses.ts';
import type { DeskApi, DeskCall } from '../../../contract/desk/api.ts';
import type { RouteInput, RouteResponse } from '../../../contract/route.ts';
import { unattendedHeader } from '../../../domain/staff/staffRules.ts';
import { callAddress } from '../../shared/client/address.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { jsonOf, reach } from '../../shared/client/reach.ts';
import { watched } from '../../shared/client/watchedClient.ts';
import { isAttended } from './attendance.ts';

export type DeskInput<C extends DeskCall> = Partial<RouteInput<DeskApi[C]>> & {
  params: RouteInput<DeskApi[C]>['params'];
  query: RouteInput<DeskApi[C]>['query'];
};
export type DeskResponse<C extends DeskCall> = RouteResponse<DeskApi[C]>;

/** For calls without parameters. */
export const noInput = { params: {}, query: {} };

/** How the staff's pages reach the API. A failed request rejects with a CallFailure. */
export interface DeskClient {
  call<C extends DeskCall>(name: C, input: DeskInput<C>, signal?: AbortSignal): Promise<DeskResponse<C>>;
  /** Sends a photograph. @param onProgress called with the part that is sent, from 0 to 1 */
  upload(file: Blob, onProgress: (sent: number) => void): Promise<DeskResponse<'uploadPhotograph'>>;
}

/** The server ends a request after 30 seconds by default; this also ends one whose network is lost (ms). */
const uploadTimeout = 310_000;

/** By XMLHttpRequest: fetch tells nothing of how much is sent. */
function sendFile(file: Blob, onProgress: (sent: number) => void): Promise<unknown> {
  const { method, path } = deskAddresses.uploadPhotograph;
  const request = new XMLHttpRequest();
  return new Promise<Response>((resolve, reject) => {
    request.open(method, callAddress(path, {}, {}));
    request.timeout = uploadTimeout;
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(new CallFailure(0, 'unreachable'));
    request.ontimeout = () => reject(new CallFailure(0, 'timedOut'));
    request.onload = () => {
      const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.send(file);
  }).then(jsonOf);
}

/** Calls the API with the session's cookie. @param onSignedOut called when a session has ended */
export function createDeskClient(onSignedOut: () => void): DeskClient {
  const fetchBody = async (
    name: DeskCall,
    { params, query, body }: DeskInput<DeskCall>,
    signal?: AbortSignal,
  ) => {
    const { method, path } = deskAddresses[name];
    const headers: Record<string, string> = { accept: 'application/json' };
    if (!isAttended()) headers[unattendedHeader] = '1';
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    const address = callAddress(path, { ...params }, { ...query });
    try {
      return await jsonOf(await reach(address, init, signal));
    } catch (error) {
      // A response that is no longer wanted says nothing about the connection.
      signal?.throwIfAborted();
      throw error;
    }
  };
  // The types are those of the contract: server and page are of the same build or of adjacent ones.
  const answered = async <C extends DeskCall>(body: Promise<unknown>) => {
    try {
      return (await watched(body)) as DeskResponse<C>;
    } catch (error) {
      if (error instanceof CallFailure && error.status === 401) onSignedOut();
      throw error;
    }
  };
  return {
    call: (name, input, signal) => answered(fetchBody(name, input, signal)),
    upload: (file, onProgress) => answered<'uploadPhotograph'>(sendFile(file, onProgress)),
  };
}
