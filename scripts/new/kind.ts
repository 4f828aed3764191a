import { parseArgs } from 'node:util'

/** What a screen is, and what its call answers: one thing, a page of a list, or what became of a form. */
const KINDS = ['detail', 'list', 'form'] as const
export type Kind = (typeof KINDS)[number]

/** The command's words and its `--kind`; default: `detail`. @throws Error for another kind */
export const readCommand = (args: readonly string[]): { words: string[]; kind: Kind } => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { kind: { type: 'string', default: 'detail' } },
    allowPositionals: true,
  })
  const kind = KINDS.find((each) => each === values.kind)
  if (!kind) throw new Error(`Invalid --kind "${values.kind}": use ${KINDS.join(', ')}.`)
  return { words: positionals, kind }
}
