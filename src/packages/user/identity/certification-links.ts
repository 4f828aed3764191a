import type { AuthType } from '@/domain/identity/certification'
import { type LinkTo, linkTo } from '@/router/link-to'

/** Links to the screens that start or repeat each kind of certification. */
export const CERTIFICATION_LINKS: Record<AuthType, LinkTo> = {
  PERSON: linkTo('identity-form', { verifyType: 'PERSON', backurl: '/certificates' }),
  ELECTRONIC_CERT: linkTo('middle-verify'),
  STUDENT: linkTo('student-verify'),
}
