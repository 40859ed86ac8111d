import { z } from 'zod';

const collectorAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as http://collector:4318',
});

/** OTLP is exported as JSON over HTTP, to the port where collectors take protobuf too. */
const protocol = z.enum(['http/json', 'http/protobuf'], 'must be http/json: gRPC is not spoken');

/**
 * The OpenTelemetry variables that decide whether tracing is enabled, or whose errors the SDK would ignore. The SDK
 * itself reads these and the rest of OTEL_* (openTracing.ts).
 */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorAddress.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(
      [
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ],
      'must be one of the standard samplers, such as parentbased_traceidratio',
    )
    .optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
};

type TracingVariables = Readonly<Partial<Record<keyof typeof tracingVariables, string | undefined>>>;

/** Whether a collector is set. Without an endpoint the SDK would export to this machine; here tracing stays off. */
export function sendsTraces(variables: TracingVariables): boolean {
  const endpoint = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = variables.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  return endpoint !== undefined && !isOff && variables.OTEL_TRACES_EXPORTER !== 'none';
}
