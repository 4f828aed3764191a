import type { GuardLeave } from './contract'

const confirmUnload = (event: BeforeUnloadEvent): void => {
  event.preventDefault()
  // Browsers older than 2024 show the question only when this value is set.
  event.returnValue = true
}

export const guardLeave: GuardLeave = (message) => {
  // A second guard adds no second listener, because browsers ignore a listener that is already added.
  if (message === null) window.removeEventListener('beforeunload', confirmUnload)
  else window.addEventListener('beforeunload', confirmUnload)
}
