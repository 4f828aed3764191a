import type { GuardLeave } from './contract'

const confirmUnload = (event: BeforeUnloadEvent): void => {
  event.preventDefault()
  // Browsers before 2024 ask only when a value is set.
  event.returnValue = true
}

export const guardLeave: GuardLeave = (message) => {
  // Adding the same listener twice adds it once.
  if (message === null) window.removeEventListener('beforeunload', confirmUnload)
  else window.addEventListener('beforeunload', confirmUnload)
}
