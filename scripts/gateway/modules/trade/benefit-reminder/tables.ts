declare module '../../../core/database/database' {
  interface Narrowed {
    benefit_reminders: { source: 'COUPON' }
  }
}

export {}
