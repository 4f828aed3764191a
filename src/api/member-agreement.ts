import * as v from 'valibot'
import { get, type NoParams, post } from '@/request/call'
import * as w from './wire'

const memberAgreementSchema = v.object({
  version: v.pipe(v.string(), v.nonEmpty()),
  title: w.text(),
  /** Time of the version, and the time at which the buyer agreed to this version, epoch ms. */
  updatedAt: w.momentOrNull,
  agreedTime: w.momentOrNull,
  sections: w.list(v.object({ heading: w.text(), paragraphs: w.list(w.text()) })),
})
/** The membership agreement in its present version. */
export type MemberAgreement = v.InferOutput<typeof memberAgreementSchema>

/** Returns the membership agreement. The path is not in the specification. */
export const memberAgreement = get<NoParams, MemberAgreement>('user/buyer/v3/prime/agreement', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(memberAgreementSchema),
})

/** Agrees to a version of the membership agreement (decision 92). The path is not in the specification. */
export const agreeToMembership = post<{ version: string }, MemberAgreement>('user/buyer/v3/prime/agreement', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(memberAgreementSchema),
})
