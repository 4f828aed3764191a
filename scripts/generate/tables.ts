import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'scripts/gateway/core/database'

interface Column {
  /** TypeScript type, without `null`. */
  type: string
  nullable: boolean
  /** True if the database has a default for inserts. */
  generated: boolean
  comment: string
}

type Table = Map<string, Column>

const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  bigint: 'number',
  integer: 'number',
  int: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  jsonb: 'unknown',
  bytea: 'Buffer',
}

const CONSTRAINT = /^(?:primary key|unique|check|foreign key|constraint)\b/

const literalsOf = (name: string, definition: string): string | undefined =>
  new RegExp(`check \\(${name} in \\(('[^)]*')\\)\\)`).exec(definition)?.[1].split(/,\s*/).join(' | ')

/**
 * Parses the definition of a column.
 * @param definition a column as SQL defines it: `fee bigint not null default 0`
 */
const columnOf = (definition: string, comment: string): [string, Column] => {
  const [, name, sqlType] = /^(\w+) (double precision|\w+)/.exec(definition) ?? []
  const type = TYPES[sqlType ?? '']
  if (!name || !type) throw new Error(`Unknown column definition: "${definition}". Add its type to generate/tables.ts.`)
  return [
    name,
    {
      type: literalsOf(name, definition) ?? type,
      nullable: !/\bnot null\b|\bprimary key\b|\bgenerated always\b/.test(definition),
      generated: /\bdefault\b|\bgenerated always\b/.test(definition),
      comment,
    },
  ]
}

/** Splits a list of SQL at the commas outside of parentheses and quotes. */
const splitList = (list: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const token of list.match(/'[^']*'|[(),]|[^'(),]+/g) ?? []) {
    depth += Number(token === '(') - Number(token === ')')
    if (token === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts.map((part) => part.trim())
}

const COMMENT = /^\s*-- ?(.*)$/gm

const commentOf = (lines: string): string => [...lines.matchAll(COMMENT)].map(([, line]) => line.trim()).join(' ')

/**
 * Splits an SQL list with its comments. Removes the comments before splitting, because they may contain commas and
 * quotes.
 */
const commentedParts = (list: string): { sql: string; comment: string }[] => {
  const comments: string[] = []
  const marked = list.replace(/(?:^[ \t]*--.*\n)+/gm, (lines) => `#${comments.push(commentOf(lines)) - 1}#`)
  return splitList(marked).map((part) => {
    const [, index, sql] = /^(?:#(\d+)#)?\s*([\s\S]*)$/.exec(part) ?? []
    return { sql: (sql ?? '').replace(/\s+/g, ' '), comment: index === undefined ? '' : comments[Number(index)] }
  })
}

const createTable = (body: string): Table => {
  const columns = commentedParts(body).filter(({ sql }) => !CONSTRAINT.test(sql))
  return new Map(columns.map(({ sql, comment }) => columnOf(sql, comment)))
}

const columnIn = (table: Table, name: string, change: string): Column => {
  const column = table.get(name)
  if (!column) throw new Error(`Unknown column in a migration: "${change}".`)
  return column
}

const alterTable = (table: Table, change: string, comment: string): void => {
  const [verb, object, name, ...rest] = change.split(' ')
  if (`${verb} ${object}` === 'add column') {
    const [added, column] = columnOf([name, ...rest].join(' '), comment)
    table.set(added, column)
  } else if (`${verb} ${object}` === 'rename column') {
    const column = columnIn(table, name, change)
    table.delete(name)
    table.set(rest[1], column)
  } else if (`${verb} ${object}` === 'drop column') table.delete(name)
  else if (`${verb} ${object}` === 'drop constraint') {
    for (const [column, facts] of table)
      if (name.endsWith(`_${column}_check`) && facts.type.startsWith("'")) facts.type = 'string'
  } else if (`${verb} ${object}` === 'add constraint') {
    for (const [column, facts] of table) facts.type = literalsOf(column, change) ?? facts.type
  } else if (`${verb} ${object}` === 'alter column' && rest.slice(1).join(' ') === 'not null') {
    columnIn(table, name, change).nullable = rest[0] === 'drop'
  }
}

/**
 * Reads the tables in their state after all migrations. Leaves out views, which their module declares.
 * @param migrations SQL texts in the order of execution
 */
export const readTables = (migrations: readonly string[]): Map<string, Table> => {
  const tables = new Map<string, Table>()
  for (const statement of migrations.flatMap((text) => text.split(/;\s*\n\n/))) {
    const [comments] = /^(?:\s*--.*\n)*/.exec(statement) ?? ['']
    const sqlText = statement.slice(comments.length).trim().replace(/;$/, '')
    const create = /^create table (\w+) \(\n([\s\S]*)\n\)$/.exec(sqlText)
    if (create) tables.set(create[1], createTable(create[2]))
    const [, dropped] = /^drop table (\w+)$/.exec(sqlText) ?? []
    if (dropped) tables.delete(dropped)
    const alter = /^alter table (\w+)\s([\s\S]*)$/.exec(sqlText)
    const table = alter && tables.get(alter[1])
    if (alter && !table) throw new Error(`A migration alters the unknown table ${alter[1]}.`)
    const [, renamed] = /^rename to (\w+)$/.exec(alter?.[2] ?? '') ?? []
    if (renamed && table && alter) {
      tables.delete(alter[1])
      tables.set(renamed, table)
      continue
    }
    const changes = alter ? commentedParts(alter[2]) : []
    for (const { sql, comment } of changes)
      if (table) alterTable(table, sql, comment || (changes.length === 1 ? commentOf(comments) : ''))
  }
  return tables
}

const typeOf = ({ type, nullable, generated }: Column): string => {
  const whole = nullable ? `${type} | null` : type
  return generated ? `Generated<${whole}>` : whole
}

const lineOf = ([name, column]: [string, Column]): string =>
  `${column.comment ? `    /** ${column.comment} */\n` : ''}    ${name}: ${typeOf(column)}\n`

/**
 * Returns the generated types of the gateway's tables, created from its migrations. The keys are paths in the project.
 * @param root folder of the project
 */
export const tableTypes = (root: string): Map<string, string> => {
  const folder = path.join(root, FOLDER, 'migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const tables = readTables(files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8')))
  const types = [...tables].map(([name, columns]) => `  ${name}: {\n${[...columns].map(lineOf).join('')}  }\n`)
  const content = `import type { Generated } from 'kysely'

export interface Columns {
${types.join('')}}

export const TABLES = ${JSON.stringify([...tables.keys()])} as const
`
  return new Map([[`${FOLDER}/columns.ts`, content]])
}
