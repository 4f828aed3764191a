import type { Address } from '@/api/address'

/** A stored address in Shanghai. */
export const anAddress = (more: Partial<Address> = {}): Address => ({
  addressId: 'D1',
  recipient: '林晚',
  cellphone: '13800000001',
  countryCode: '86',
  provinceId: '31',
  provinceName: '上海市',
  cityId: '3101',
  cityName: '上海市',
  districtId: '310106',
  districtName: '静安区',
  detail: '河岸路 18 弄 6 号',
  isDefault: false,
  ...more,
})
