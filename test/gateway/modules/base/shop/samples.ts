import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'shopModules.hiddenModules': {},
  'shopModules.shopFunctions': {},
  'shopModules.displaySetting': {},
  'shop.shopConfigs': { cityId: 'BL1106' },
  'shop.shopInfo': {},
  'shop.currentLocation': { lat: 22.2, lng: 113.5 },
  'shop.customerService': {},
  'shop.defaultPolicies': {},
  'shop.policyDetail': { id: 'privacy-policy' },
}
