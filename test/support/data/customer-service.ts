/** A merchant who is reached by phone alone, at any hour. */
export const byPhone = {
  type: 'ONLINE_AND_TEL_CUSTOMER_SERVICE',
  customerServiceTelephone: '4000000000',
  workTimes: [],
  onlineConfig: null,
}
