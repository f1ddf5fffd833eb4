import { describeStampedWrites } from './stamped-writes-contract';

describeStampedWrites('fake-indexeddb');
