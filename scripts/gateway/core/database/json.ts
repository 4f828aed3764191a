import { type RawBuilder, sql } from 'kysely'

/** A value for a jsonb column, sent as text so that arrays do not become PostgreSQL arrays. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::text::jsonb`
