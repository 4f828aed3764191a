import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'memberAgreement.memberAgreement': {},
  'memberAgreement.agreeToMembership': { version: '2026-09' },
}
