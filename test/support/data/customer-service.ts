/** A merchant who is available by phone only, at any hour. */
export const byPhone = {
  type: 'ONLINE_AND_TEL_CUSTOMER_SERVICE',
  customerServiceTelephone: '4000000000',
  workTimes: [],
  onlineConfig: null,
}
