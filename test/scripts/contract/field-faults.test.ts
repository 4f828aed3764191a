import * as v from 'valibot'
import {
  amount,
  flag,
  list,
  moment,
  momentOrNull,
  number,
  numberOrNull,
  objectOrNull,
  oneOf,
  optional,
  price,
  priceOrNull,
  priceParts,
  text,
  utcOffset,
} from '@/api/wire'
import { type FieldFault, fieldFaults } from '../../../scripts/contract/field-faults'
import { jsonSchema } from '../../../scripts/contract/json-schema'
import type { SchemaNode } from '../../../scripts/contract/schema-node'

const node = (schema: v.GenericSchema) => schema as unknown as SchemaNode
const line = ({ path, expected, received }: FieldFault) => `${path}: ${expected}, not ${received}`
const faults = (schema: v.GenericSchema, value: unknown) => fieldFaults(node(schema), value).map(line)

/** For each reader of wire.ts: its name, the reader, accepted values, and rejected values with the fault. */
const READERS: [string, v.GenericSchema, unknown[], [unknown, string][]][] = [
  [
    'text',
    text(),
    ['', 'a', 7, true, null],
    [
      [{}, 'string, not object'],
      [[], 'string, not array'],
    ],
  ],
  [
    'number',
    number(),
    [0, '7', -1.5, null],
    [
      ['a', 'number, not string'],
      [{}, 'number, not object'],
    ],
  ],
  ['numberOrNull', numberOrNull, [0, '7', null], [['', 'number or null, not string']]],
  [
    'moment',
    moment,
    [0, 1_795_000_000_000, null],
    [
      ['soon', 'integer, not string'],
      [-1, 'integer, not another number'],
    ],
  ],
  ['momentOrNull', momentOrNull, [null, 5], [[9e15, 'integer or null, not another number']]],
  ['utcOffset', utcOffset, [480, null], [[5000, 'integer from -840, not another number']]],
  ['flag', flag(), [true, 0, 'true', null], [[{}, 'boolean, not object']]],
  [
    'oneOf',
    oneOf(['A', 'B'], 'A'),
    ['A', 'B', null],
    [
      ['C', 'one of A, B, not another string'],
      [7, 'one of A, B, not number'],
    ],
  ],
  [
    'amount',
    amount,
    [-5, '-5'],
    [
      [1.5, 'integer, not another number'],
      [null, 'integer, not null'],
    ],
  ],
  [
    'price',
    price,
    [0, 5, '5'],
    [
      [-5, 'integer from 0, not another number'],
      ['', 'integer from 0, not string'],
    ],
  ],
  ['priceOrNull', priceOrNull, [0, null], [['five', 'integer or null from 0, not string']]],
  ['priceParts', priceParts, [null, { yuanNum: 5, centNum: '00' }], [[{}, 'object or null, not another object']]],
  ['objectOrNull', objectOrNull(v.object({ a: text() })), [null, { a: '' }], [[5, 'object or null, not number']]],
  [
    'a needed id',
    v.pipe(v.string(), v.nonEmpty()),
    ['a'],
    [
      ['', 'string, not empty, not another string'],
      [null, 'string, not empty, not null'],
    ],
  ],
]

describe('the faults of a response’s fields', () => {
  it.each(READERS)('are correct for the reader %s', (_name, schema, good, bad) => {
    for (const value of good) expect(faults(schema, value)).toEqual([])
    for (const [value, fault] of bad) expect(faults(schema, value)).toEqual([`data: ${fault}`])
  })

  const entry = v.object({ id: v.pipe(v.string(), v.nonEmpty()), name: text(), note: optional(text()) })

  it('include missing fields, except optional ones', () => {
    expect(faults(entry, { id: 'a' })).toEqual(['data.name: string, not nothing'])
    expect(faults(entry, {})).toHaveLength(2)
    expect(faults(entry, null)).toEqual(['data: object, not null'])
  })

  it('include faults in each list entry, even if the reader drops the entry', () => {
    expect(
      faults(list(entry), [
        { id: 'a', name: '' },
        { id: '', name: '' },
        { id: 'c', name: [] },
      ]),
    ).toEqual(['data[1].id: string, not empty, not another string', 'data[2].name: string, not array'])
    expect(faults(list(entry), null)).toEqual([])
    expect(faults(list(entry), {})).toEqual(['data: array, not object'])
    expect(faults(v.pipe(list(entry), v.minLength(1)), [])).toEqual(['data: array, not another array'])
  })

  it('are harmless for a type that the storefront does not support', () => {
    const variant = v.variant('type', [v.object({ type: v.literal('A'), a: text() })])
    expect(fieldFaults(node(list(variant)), [{ type: 'NEW' }])).toEqual([
      expect.objectContaining({ path: 'data[0].type', harmless: true }),
    ])
    expect(faults(list(variant), [{ type: 'A' }, {}])).toEqual([
      'data[0].a: string, not nothing',
      'data[1].type: a kind that the storefront draws, not nothing',
    ])
  })

  it('contain no value of the response', () => {
    const secret = 'Lin Wan 13800000001'
    for (const [, schema] of READERS)
      expect(JSON.stringify(fieldFaults(node(schema), { [secret]: secret })).includes(secret)).toBe(false)
    expect(JSON.stringify(fieldFaults(node(oneOf(['A'], 'A')), secret)).includes(secret)).toBe(false)
  })
})

describe('the JSON schema of a reader', () => {
  it('contains the form that a gateway should send', () => {
    const schema = v.object({
      name: text(),
      price: priceOrNull,
      at: momentOrNull,
      tags: v.pipe(list(text()), v.minLength(1)),
      state: oneOf(['A', 'B'], 'A'),
      more: objectOrNull(v.object({ on: flag() })),
      note: optional(text()),
      rest: v.fallback(v.record(v.string(), v.string()), {}),
    })
    expect(jsonSchema(node(schema))).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string' },
        price: { type: ['integer', 'null'], minimum: 0, description: 'Fen' },
        at: { type: ['integer', 'null'], description: 'Epoch ms' },
        tags: { type: 'array', items: { type: 'string' }, minItems: 1 },
        state: { type: 'string', enum: ['A', 'B'] },
        more: { type: ['object', 'null'], properties: { on: { type: 'boolean' } }, required: ['on'] },
        note: { type: 'string' },
        rest: { type: 'object', additionalProperties: { type: 'string' } },
      },
      required: ['name', 'price', 'at', 'tags', 'state', 'more', 'rest'],
    })
  })
})
