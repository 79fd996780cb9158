import { handle } from '@solelune/contract/server';
import { phoneCountries } from '../../contract.ts';
import { phoneCountriesMap } from './phones.ts';

export const phoneCountriesHandler = handle(phoneCountries, () => ({ countries: phoneCountriesMap() }));
