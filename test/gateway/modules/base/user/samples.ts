import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'auth.profile': {},
  'profile.updateProfile': { nickname: '江上灯', sex: 'FEMALE' },
  'auth.primePrivilege': {},
}
