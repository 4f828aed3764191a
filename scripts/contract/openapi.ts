/* The parts of OpenAPI 3.1 that the contract's document uses. */

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: object
}

interface Reference {
  $ref: string
}

export interface Operation {
  operationId?: string
  summary?: string
  tags?: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: object
  security?: Record<string, string[]>[]
  responses?: Record<string, object>
  /** The storefront's timeout for this request. */
  'x-timeout-ms'?: number
}

export const METHODS = ['get', 'post', 'put', 'delete'] as const

export type PathItem = Partial<Record<(typeof METHODS)[number], Operation>>

export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description?: string }
  paths: Record<string, PathItem>
  components?: Record<string, Record<string, object>>
}
