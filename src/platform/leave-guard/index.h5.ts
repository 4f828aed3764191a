import type { GuardLeave } from './contract'

const confirmUnload = (event: BeforeUnloadEvent): void => {
  event.preventDefault()
  // Browsers released before 2024 show the question only if this value is set.
  event.returnValue = true
}

export const guardLeave: GuardLeave = (message) => {
  // Adding the guard a second time has no effect, because browsers ignore a listener that was already added.
  if (message === null) window.removeEventListener('beforeunload', confirmUnload)
  else window.addEventListener('beforeunload', confirmUnload)
}
