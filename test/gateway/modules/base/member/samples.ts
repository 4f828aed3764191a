import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'member.memberLevels': {},
  'member.levelRights': { level: 2 },
}
