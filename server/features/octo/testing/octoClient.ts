import {
  zAvailabilitiesAvailabilityCalendarResponse,
  zAvailabilitiesAvailabilityCheckResponse,
  zAvailabilityCalendarBody,
  zAvailabilityCheckBody,
  zBaseError,
  zBookingCancellationBody,
  zBookingConfirmationBody,
  zBookingReservationBody,
  zBookingsGetBookingResponse,
  zBookingsGetBookingsResponse,
  zBookingUpdateBody,
  zCapabilitiesGetResponse,
  zErrorInvalidAvailabilityId,
  zErrorInvalidBookingUuid,
  zErrorInvalidOptionId,
  zErrorInvalidProductId,
  zErrorInvalidUnitId,
  zExtendReservationBody,
  zProductsGetProductResponse,
  zProductsGetProductsResponse,
  zSuppliersGetResponse,
} from '@octocloud/types/dist/models/zod.gen.js';

/** The part of a schema of the standard that a test needs. */
interface Schema<Value> {
  parse(value: unknown): Value;
}

/** A request's method, path and body, as a transport sends it. */
export interface OctoRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface OctoReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content: unknown;
}

/** Sends a request: in process, or over the network. */
export type OctoTransport = (request: OctoRequest) => Promise<OctoReply>;

const errors: Readonly<Record<string, Schema<unknown>>> = {
  INVALID_PRODUCT_ID: zErrorInvalidProductId,
  INVALID_OPTION_ID: zErrorInvalidOptionId,
  INVALID_UNIT_ID: zErrorInvalidUnitId,
  INVALID_AVAILABILITY_ID: zErrorInvalidAvailabilityId,
  INVALID_BOOKING_UUID: zErrorInvalidBookingUuid,
};

export interface Refusal {
  readonly status: number;
  readonly error: string;
}

const anything: Schema<unknown> = { parse: (value) => value };

/**
 * A reseller's client. Each request and each response is checked against the standard's own schemas; a request that is wrong
 * on purpose is sent by `refused`.
 */
export class OctoClient {
  readonly #send: OctoTransport;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(send: OctoTransport, key: string | null, headers: Readonly<Record<string, string>> = {}) {
    this.#send = send;
    this.#headers = {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      'octo-capabilities': 'octo/pricing, octo/content',
      ...headers,
    };
  }

  send(method: OctoRequest['method'], path: string, body?: unknown): Promise<OctoReply> {
    return this.#send({ method, path, headers: this.#headers, ...(body === undefined ? {} : { body }) });
  }

  /** A request that is refused. */
  async refused(method: OctoRequest['method'], path: string, body?: unknown): Promise<Refusal> {
    const { status, content } = await this.send(method, path, body);
    if (status === 200) throw new Error(`${method} ${path} was not refused`);
    const { error } = zBaseError.parse(content);
    (errors[error] ?? zBaseError).parse(content);
    return { status, error };
  }

  async #ask<Value>(
    [method, path, body]: readonly [OctoRequest['method'], string, unknown?],
    request: Schema<unknown>,
    response: Schema<Value>,
  ): Promise<Value> {
    request.parse(body);
    const { status, content } = await this.send(method, path, body);
    if (status !== 200)
      throw new Error(`${method} ${path} was answered by ${status}: ${JSON.stringify(content)}`);
    return response.parse(content);
  }

  supplier = () => this.#ask(['GET', '/supplier'], anything, zSuppliersGetResponse);
  capabilities = () => this.#ask(['GET', '/capabilities/'], anything, zCapabilitiesGetResponse);
  products = () => this.#ask(['GET', '/products'], anything, zProductsGetProductsResponse);
  product = (id: string) => this.#ask(['GET', `/products/${id}`], anything, zProductsGetProductResponse);

  calendar = (body: object) =>
    this.#ask(
      ['POST', '/availability/calendar', body],
      zAvailabilityCalendarBody,
      zAvailabilitiesAvailabilityCalendarResponse,
    );
  availability = (body: object) =>
    this.#ask(
      ['POST', '/availability/', body],
      zAvailabilityCheckBody,
      zAvailabilitiesAvailabilityCheckResponse,
    );

  reserve = (body: object) =>
    this.#ask(['POST', '/bookings', body], zBookingReservationBody, zBookingsGetBookingResponse);
  extend = (uuid: string, body: object = {}) =>
    this.#ask(
      ['POST', `/bookings/${uuid}/extend`, body],
      zExtendReservationBody,
      zBookingsGetBookingResponse,
    );
  confirm = (uuid: string, body: object) =>
    this.#ask(
      ['POST', `/bookings/${uuid}/confirm`, body],
      zBookingConfirmationBody,
      zBookingsGetBookingResponse,
    );
  update = (uuid: string, body: object) =>
    this.#ask(['PATCH', `/bookings/${uuid}`, body], zBookingUpdateBody, zBookingsGetBookingResponse);
  cancel = (uuid: string, body: object = {}) =>
    this.#ask(
      ['POST', `/bookings/${uuid}/cancel`, body],
      zBookingCancellationBody,
      zBookingsGetBookingResponse,
    );
  booking = (uuid: string) => this.#ask(['GET', `/bookings/${uuid}`], anything, zBookingsGetBookingResponse);
  bookings = (query: string) =>
    this.#ask(['GET', `/bookings/?${query}`], anything, zBookingsGetBookingsResponse);
}
