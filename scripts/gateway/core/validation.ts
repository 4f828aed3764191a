import { Ajv, type Options, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'

const OPTIONS: Options = { useDefaults: true, removeAdditional: true, allErrors: false }

/** Validates bodies without type coercion, because JSON has types: `[1]` and "1" are not numbers. */
const strict = new Ajv(OPTIONS)
/** Validates query strings. Coerces numbers and wraps single values in arrays. */
const coercing = new Ajv({ ...OPTIONS, coerceTypes: 'array' })

type Check = ((data: unknown) => boolean) & { errors?: ValidateFunction['errors'] }

const nonFinite = (data: unknown): string | undefined =>
  Object.entries(data ?? {}).find(([, value]) => typeof value === 'number' && !Number.isFinite(value))?.[0]

/**
 * Rejects infinite numbers. Coercion turns "1e309" into Infinity, which passes every limit, because Ajv compares finite
 * numbers only.
 */
const finite = (check: ValidateFunction): Check => {
  const checked: Check = (data) => {
    const fits = check(data) as boolean
    const name = fits ? nonFinite(data) : undefined
    checked.errors =
      name === undefined
        ? check.errors
        : [{ keyword: 'type', instancePath: `/${name}`, schemaPath: '#', params: {}, message: 'must be finite' }]
    return fits && name === undefined
  }
  return checked
}

/**
 * Compiles a schema at the first request. Compiling all schemas would take most of a gateway's start, and a run uses
 * only a few.
 */
const atFirstUse = (compile: () => Check): Check => {
  let compiled: Check | undefined
  const check: Check = (data) => {
    compiled ??= compile()
    const fits = compiled(data)
    check.errors = compiled.errors
    return fits
  }
  return check
}

/**
 * Compiles the validation of a route's input. Values in bodies are not coerced. Values in addresses are coerced, and
 * their numbers must be finite.
 */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  atFirstUse(() =>
    httpPart === 'params' || httpPart === 'querystring'
      ? finite(coercing.compile(schema))
      : (strict.compile(schema) as Check),
  )
