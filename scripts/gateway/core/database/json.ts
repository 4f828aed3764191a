import { type RawBuilder, sql } from 'kysely'

/** Returns a value for a jsonb column. The value is sent as text, so that arrays do not become PostgreSQL arrays. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::text::jsonb`

/** Returns a list for a jsonb column that `changeRow` changes, whose values have the type of the rows. */
export const jsonList = (values: readonly string[]): string[] => json(values) as unknown as string[]
