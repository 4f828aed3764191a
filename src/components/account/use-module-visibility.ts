import { useModel } from '../screen/use-model'
import { ModuleVisibilityModel } from './module-visibility.model'

/** Returns the model of the modules that the buyer's own pages show or hide, for this screen. */
export const useModuleVisibility = (): ModuleVisibilityModel => useModel((deps) => new ModuleVisibilityModel(deps))
