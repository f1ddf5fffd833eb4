import { compileAvoidancePatterns, type CompiledAvoidancePatterns } from '@/domain/avoidance-keywords';
import source from './seed/avoidance-patterns.json';

/** The R7 patterns the product ships, compiled once. Their file is schema-checked before every build. */
export const bundledAvoidancePatterns: CompiledAvoidancePatterns = compileAvoidancePatterns(source);
