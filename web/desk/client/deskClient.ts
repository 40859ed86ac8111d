import { deskAddresses } from '../../../contract/desk/addresses.ts';
import type { DeskApi, DeskCall } from '../../../contract/desk/api.ts';
import type { RouteResponse } from '../../../contract/route.ts';
import { unattendedHeader } from '../../../domain/staff/staffRules.ts';
import { callAddress } from '../../shared/client/address.ts';
import { createApiClient } from '../../shared/client/apiClient.ts';
import { type ApiClient, CallFailure, type RouteCallInput } from '../../shared/client/client.ts';
import { readJson } from '../../shared/client/reach.ts';
import { trackReachability } from '../../shared/client/watchedClient.ts';
import { isAttended } from './attendance.ts';

export type DeskInput<C extends DeskCall> = RouteCallInput<DeskApi[C]>;
export type DeskResponse<C extends DeskCall> = RouteResponse<DeskApi[C]>;

/** For calls without parameters. */
export const noInput = { params: {}, query: {} };

/** How the staff's pages reach the API. A failed request rejects with a CallFailure. */
export interface DeskClient extends ApiClient<DeskApi> {
  /** Sends a photograph. @param onProgress called with the part that is sent, from 0 to 1 */
  upload(file: Blob, onProgress: (sent: number) => void): Promise<DeskResponse<'uploadPhotograph'>>;
}

/** Timeout of an upload whose network is lost (ms). The server itself ends a request earlier, by default after 30 seconds. */
const uploadTimeout = 310_000;

/** Uses XMLHttpRequest, because fetch doesn't report how much has been sent. */
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
  }).then(readJson);
}

/** Calls the API with the session's cookie. @param onSignedOut called when a session has ended */
export function createDeskClient(onSignedOut: () => void): DeskClient {
  const client = createApiClient<DeskApi>({
    addresses: deskAddresses,
    authorize: () => ({
      headers: isAttended() ? {} : { [unattendedHeader]: '1' },
      renew: async () => {
        onSignedOut();
        return false;
      },
    }),
  });
  return {
    call: (...input) => trackReachability(client.call(...input)),
    upload: async (file, onProgress) => {
      try {
        return (await trackReachability(sendFile(file, onProgress))) as DeskResponse<'uploadPhotograph'>;
      } catch (error) {
        if (error instanceof CallFailure && error.status === 401) onSignedOut();
        throw error;
      }
    },
  };
}
