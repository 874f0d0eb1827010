import type { Core } from '@strapi/strapi';
import type { User } from '../user';
import { bucketStorage } from './bucket-storage';
import { databaseStorage } from './database-storage';

/** Stores the photos of accounts. */
export type PhotoStorage = {
  save: (user: User, version: string, webp: Buffer) => Promise<void>;
  /** Null if there is no such photo. */
  read: (user: User, version: string) => Promise<Buffer | null>;
  /** Deletes all photos of the account but this one. */
  deleteOlder: (user: User, version: string) => Promise<void>;
  deleteAll: (user: User) => Promise<void>;
};

/** In a bucket of Firebase Storage if one is configured, otherwise in the database. */
export function photoStorage(strapi: Core.Strapi): PhotoStorage {
  const name = strapi.config.get<string>('identity.bucket');
  const database = databaseStorage(strapi);
  if (!name) return database;
  const bucket = bucketStorage(strapi, name);
  // A photo from before the bucket was configured is still in the database.
  const deleteAll = async (user: User) => void (await Promise.all([bucket.deleteAll(user), database.deleteAll(user)]));
  return { ...bucket, deleteAll };
}
