import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'address.addresses': {},
  'address.addressDetail': { addressId: 'ADU10011' },
  'address.createAddress': {
    recipient: '林晚',
    cellphone: '13800000001',
    countryCode: '86',
    provinceId: '31',
    cityId: '3101',
    districtId: '310106',
    detail: '河岸路 20 弄 1 号 101 室',
    isDefault: false,
  },
  'address.updateAddress': {
    addressId: 'ADU10012',
    recipient: '區文傑',
    cellphone: '66112233',
    countryCode: '853',
    provinceId: '82',
    cityId: '8201',
    districtId: '820108',
    detail: '路環市區一號樓二樓',
    isDefault: true,
  },
  'address.deleteAddress': { addressId: 'ADU10012' },
  'address.provinces': {},
  'address.cities': { provinceId: '44' },
  'address.districts': { cityId: '4401' },
}
