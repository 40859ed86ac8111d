/** The parts of OpenAPI 3.1 that our document consists of. */

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  default?: unknown;
  examples?: unknown[];
  [rule: string]: unknown;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description?: string;
  schema: JsonSchema;
}

export interface Media {
  schema: JsonSchema;
  example?: unknown;
}

interface Header {
  description: string;
  schema: JsonSchema;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, Reference>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, []>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, ResponseObject | Reference>;
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; url: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
