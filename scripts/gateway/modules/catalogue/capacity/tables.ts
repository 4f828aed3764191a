declare module '../../../core/database/database' {
  interface Narrowed {
    capacity_holds: { state: 'HELD' | 'USED' | 'RETURNED' }
  }
}

export {}
