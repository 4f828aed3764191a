import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'layout.layouts': { page: 'HOME', cityId: 'BL1106' },
  'userComponent.userComponent': { param: { components: [{ componentId: 'coupons', componentType: 'COUPON_LIST' }] } },
  'announcement.announcement': { id: 'N1' },
  'layout.masonryComponentData': {
    layoutId: 'HOME-BL1106',
    componentId: 'recommended',
    componentType: 'RECOMMENDED_LIST',
    offset: 20,
    length: 20,
  },
}
