import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'privilege.userTags': { showId: 'S6006' },
  'privilege.privilegeTags': {},
  'privilege.usePrivilegeCode': { privilegeCode: 'FRIENDS2026' },
}
