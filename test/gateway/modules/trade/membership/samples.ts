import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'member.currentLevel': {},
  'member.growthAccount': {},
  'member.growthRecords': { offset: 0, length: 20 },
  'member.growthRule': {},
  'member.levelTemplates': {},
  'member.subscribeLevel': { templateIds: ['foyerBenefit0ExpireTemplateOfSandbox00000006'], openId: '' },
}
