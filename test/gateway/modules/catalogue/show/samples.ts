import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'category.backendCategories': { level: 2 },
  'show.showStatic': { showId: 'S1001' },
  'show.channelDiscounts': { showId: 'S3002' },
  'show.channelPromotion': { showId: 'S3002', seatPlanId: 'S3002N01P1', quantity: 2 },
  'showBrief.showBrief': { showId: 'S1001' },
  'show.showDynamic': { showId: 'S1001' },
  'showData.showStaticData': { showId: 'S1001', locationCityId: 'BL1106' },
  'showData.showDynamicData': { showId: 'S1001', locationCityId: 'BL1106' },
  'showData.showInPreview': { showId: 'S1001' },
  'show.serviceNotes': { showId: 'S1001' },
  'show.showDescriptions': { showId: 'S1001' },
  'show.promotions': { showId: 'S8002' },
  'show.showUser': { showId: 'S2001' },
  'show.seatPlanAgeLimits': { showId: 'S6101' },
  'showSubscription.subscribeShow': { showId: 'S1002', remindType: 'SMS', subscribeTargetType: 'SALE_REMIND' },
  'showSubscription.unsubscribeShow': { showId: 'S1002', subscribeTargetType: 'SALE_REMIND' },
  'showCollection.showGroup': { showId: 'SG9001' },
  'showCollection.tourDetail': { tourId: 'T1' },
}
