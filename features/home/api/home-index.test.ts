import { runCall } from '@solelune/contract/server';
import { testConfig } from '@solelune/testing/test-config';
import { describe, expect, it } from 'vitest';
