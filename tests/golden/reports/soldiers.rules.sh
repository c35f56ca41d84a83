bayonet rules soldiers
