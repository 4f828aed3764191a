import type { Covered } from './contract'

export const covered: Covered = () => document.getElementById('skeleton') !== null
