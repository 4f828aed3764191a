import { parseArgs } from 'node:util'
import { GATEWAY_LAYERS } from '../../config/gateway-layers'

/** The kinds of a screen and its call: one resource, a page of a list, or the result of a form. */
const KINDS = ['detail', 'list', 'form'] as const
export type Kind = (typeof KINDS)[number]

export type Layer = keyof typeof GATEWAY_LAYERS
const LAYERS = Object.keys(GATEWAY_LAYERS) as Layer[]

interface Command {
  names: string[]
  /** Default: `detail`. */
  kind: Kind
  /** The layer of a module of the gateway (`GATEWAY_LAYERS`, config/gateway-layers.js). Default: `catalogue`. */
  layer: Layer
}

/** Parses the command's arguments, its `--kind` and its `--layer`. @throws Error for another kind or layer */
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
