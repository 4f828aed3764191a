import { identityTexts } from '../../../../src/locales/namespaces/identity'
import type { Shopper } from '../../shopper'
import { stopAt, type Stop } from '../stop'

const showing = (text: (shopper: Shopper) => string) => async (shopper: Shopper) =>
  void (await shopper.screen().getByText(text(shopper), { exact: true }).first().waitFor())

export const visitor: readonly Stop[] = [
  stopAt(
    'identity-form-visitor',
    '/verify/identity-form',
    showing(({ texts }) => texts(identityTexts)('identity.form.login')),
  ),
]

export const member: readonly Stop[] = [
  stopAt(
    'certificates',
    '/certificates',
    showing(({ texts }) => texts(identityTexts)('identity.type.STUDENT')),
  ),
  stopAt(
    'certificates-detail',
    '/certificates-detail?id=PERSON',
    showing(({ texts }) => texts(identityTexts)('identity.detail.number')),
  ),
  stopAt(
    'middle-verify',
    '/middle-verify',
    showing(({ texts }) => texts(identityTexts)('identity.face.steps')),
  ),
  stopAt(
    'student-verify',
    '/student-verify',
    showing(({ texts }) => texts(identityTexts)('identity.student.lead')),
  ),
  stopAt(
    'identity-form',
    '/verify/identity-form?verifyType=PERSON',
    showing(({ texts }) => texts(identityTexts)('identity.form.lead')),
  ),
]
