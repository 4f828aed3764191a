import * as v from 'valibot'
import { get, post } from '@/request/call'
import * as w from './wire'

const codeParamsSchema = v.object({
  /** Page path of the screen; empty if the code only has parameters for the page that it opened. */
  page: w.text(),
  /** Parameters as URL-encoded JSON (`readCodeParam` of `domain/short-code`). */
  param: w.text(),
})
export type CodeParams = v.InferOutput<typeof codeParamsSchema>

/**
 * Returns the target of a scanned code; responds with 404 for an unknown or expired code. Source: shell §7, short
 * codes.
 */
export const codeParams = get<{ id: string }, CodeParams>('pub/v3/wxapps/wxa_codes/code_params/{id}', {
  auth: 'public',
  importance: 'critical',
  read: w.reader(codeParamsSchema),
})

const made = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  /** Web address of the code's target. */
  url: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch ms. */
  expireTime: w.moment,
})

/** Returns a code of this buyer. Source: shell §7, short codes. */
export const shortCode = get<{ id: string }, v.InferOutput<typeof made> & CodeParams>(
  'buyer/v1/wxapps/short_codes/code/{id}',
  { auth: 'buyer', importance: 'low', read: w.reader(v.object({ ...made.entries, ...codeParamsSchema.entries })) },
)

/**
 * Creates a code for a public screen, or returns the existing code for the same target. `page` is the path of the page.
 * `params` contains the screen's parameters, `channelId`, and the id of the distributor. Source: shell §7, short codes.
 */
export const generateCode = post<{ page: string; params: Record<string, string> }, v.InferOutput<typeof made>>(
  'buyer/v1/wxapps/short_codes/generate_code',
  { auth: 'buyer', importance: 'low', read: w.reader(made) },
)
