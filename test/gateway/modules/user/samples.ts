import type { Samples } from '../../support/sample'

export const samples: Samples = {
  'auth.profile': {},
  'auth.primePrivilege': {},
  'auth.certifications': {},
}
