import { parseArgs } from 'node:util'
import { GATEWAY_LAYERS } from '../../config/gateway-layers'

/** Kinds of a screen and its call: a single resource, a paged list, or a form. */
const KINDS = ['detail', 'list', 'form'] as const
export type Kind = (typeof KINDS)[number]

export type Layer = keyof typeof GATEWAY_LAYERS
const LAYERS = Object.keys(GATEWAY_LAYERS) as Layer[]

interface Command {
  names: string[]
  /** Kind, by default `detail`. */
  kind: Kind
  /** Layer of the gateway's module (`GATEWAY_LAYERS`, config/gateway-layers.js), by default `catalogue`. */
  layer: Layer
}

/** Parses the arguments of the command, including `--kind` and `--layer`. @throws Error for an unknown kind or layer */
export const readCommand = (args: readonly string[]): Command => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { kind: { type: 'string', default: 'detail' }, layer: { type: 'string', default: 'catalogue' } },
    allowPositionals: true,
  })
  const kind = KINDS.find((each) => each === values.kind)
  if (!kind) throw new Error(`Invalid --kind "${values.kind}": use ${KINDS.join(', ')}.`)
  const layer = LAYERS.find((each) => each === values.layer)
  if (!layer) throw new Error(`Invalid --layer "${values.layer}": use ${LAYERS.join(', ')}.`)
  return { names: positionals, kind, layer }
}
